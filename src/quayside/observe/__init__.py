"""What a seat may know as numbers with names: layouts, tensors and masks."""
