"""Programs of the loop IR as text: printed, and read back."""
