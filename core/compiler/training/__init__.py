"""Training graphs: joint graphs, partitioned in forward and backward, as steps of the tape."""
