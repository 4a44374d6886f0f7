"""Nothing here runs in this process: plugins are met in fresh interpreters, as users meet them."""

collect_ignore_glob = ["core-backend-*", "flint-sdk", "faulty"]
