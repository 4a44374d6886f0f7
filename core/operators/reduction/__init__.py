"""Reductions over axes: sums, extremes, statistics, scans, histograms, segments."""
