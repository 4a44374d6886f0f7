"""Programs of images and of models that are served, in words of our own."""

from __future__ import annotations

from typing import Any

import core

from .registry import Case, integers, normal, parameter, program, weight


@program
def convolutional_classifier() -> Case:
    k1, k2, w = (
        normal(8, 1, 3, 3, scale=0.3),
        normal(16, 8, 3, 3, scale=0.1),
        weight(16 * 5 * 5, 10),
    )

    def classify(x: Any) -> Any:
        x = core.max_pool2d(core.relu(core.conv2d(x, k1)), 2)
        x = core.max_pool2d(core.relu(core.conv2d(x, k2)), 2)
        return core.softmax(core.flatten(x, 1) @ w, axis=-1)

    return classify, [(normal(8, 1, 28, 28),)]


@program
def convolutional_training_step() -> Case:
    kernel, w = (normal(8, 1, 5, 5, scale=0.2)).requires_grad_(), parameter(8 * 12 * 12, 10)
    optimizer = core.optim.SGD([kernel, w], lr=0.01)

    def step(x: Any, y: Any) -> Any:
        optimizer.zero_grad()
        hidden = core.max_pool2d(core.relu(core.conv2d(x, kernel)), 2)
        loss = core.cross_entropy(hidden.reshape(x.shape[0], -1) @ w, y)
        loss.backward()
        optimizer.step()
        return loss

    return step, [(normal(16, 1, 28, 28), integers(10, 16))]


@program
def pixels_to_numbers() -> Case:
    mean, spread = core.asarray([0.485, 0.456, 0.406]), core.asarray([0.229, 0.224, 0.225])

    def prepare(image: Any) -> Any:
        scaled = image.astype(core.float32) / 255
        return core.permute_dims((scaled - mean) / spread, (0, 3, 1, 2))

    return prepare, [(integers(256, 4, 64, 64, 3).astype(core.uint8),)]


@program
def style_of_features() -> Case:
    def gram(features: Any) -> Any:
        batch, channels, *rest = features.shape
        flat = features.reshape(batch, channels, -1)
        return flat @ flat.mT / (channels * rest[0] * rest[1])

    return lambda a, b: core.mse_loss(gram(a), gram(b)), [
        (normal(1, 32, 24, 24), normal(1, 32, 24, 24))
    ]


@program
def upscaling_by_shuffled_pixels() -> Case:
    kernel = normal(12, 3, 3, 3, scale=0.2)
    return lambda x: core.clip(core.pixel_shuffle(core.conv2d(x, kernel, padding=1), 2), 0, 1), [
        (core.rand(2, 3, 32, 32),)
    ]


@program
def residual_block_in_inference() -> Case:
    k1, k2 = normal(16, 16, 3, 3, scale=0.1), normal(16, 16, 3, 3, scale=0.1)
    mean, variance, gain, shift = core.zeros(16), core.ones(16), core.ones(16), core.zeros(16)

    def block(x: Any) -> Any:
        y = core.conv2d(x, k1, padding=1)
        y = core.relu(core.batch_norm_inference(y, mean, variance, gain, shift))
        return core.relu(x + core.conv2d(y, k2, padding=1))

    return block, [(normal(4, 16, 16, 16),)]


@program
def blur_and_edges() -> Case:
    def edges(image: Any) -> Any:
        padded = core.pad(image, (1, 1, 1, 1))
        horizontal = padded[..., 1:-1, 2:] - padded[..., 1:-1, :-2]
        vertical = padded[..., 2:, 1:-1] - padded[..., :-2, 1:-1]
        return core.sqrt(horizontal**2 + vertical**2 + 1e-8)

    return edges, [(core.rand(2, 64, 64),)]


@program
def random_flips_and_crops() -> Case:
    def augment(images: Any) -> Any:
        flipped = core.where(
            core.rand(images.shape[0], 1, 1, 1) < 0.5, core.flip(images, axis=-1), images
        )
        return flipped[:, :, 2:-2, 2:-2] + 0.01 * core.randn_like(flipped[:, :, 2:-2, 2:-2])

    return augment, [(core.rand(8, 3, 36, 36),)]


@program
def patches_of_a_vision_transformer() -> Case:
    w, position = weight(3 * 8 * 8, 64), normal(16, 64)

    def embed(images: Any) -> Any:
        batch, channels, height, width = images.shape
        tiles = images.reshape(batch, channels, height // 8, 8, width // 8, 8)
        patches = core.permute_dims(tiles, (0, 2, 4, 1, 3, 5)).reshape(batch, -1, channels * 64)
        return patches @ w + position

    return embed, [(normal(4, 3, 32, 32),)]


@program
def rotary_positions() -> Case:
    def rotate(x: Any, base: float = 10000.0) -> Any:
        half = x.shape[-1] // 2
        angle = core.arange(x.shape[-2])[:, None] * base ** (-core.arange(half) / half)
        cos, sin = core.cos(angle), core.sin(angle)
        a, b = x[..., :half], x[..., half:]
        return core.concat([a * cos - b * sin, a * sin + b * cos], axis=-1)

    return rotate, [(normal(2, 4, 32, 16),)]


@program
def quantized_layer() -> Case:
    w = weight(64, 64)
    scale = core.max(core.abs(w)) / 127
    stored = core.round(w / scale).astype(core.int8)
    return lambda x: core.relu(x @ (stored.astype(core.float32) * scale)), [(normal(32, 64),)]


@program
def boxes_that_overlap() -> Case:
    def overlap(a: Any, b: Any) -> Any:
        low = core.maximum(a[:, None, :2], b[None, :, :2])
        high = core.minimum(a[:, None, 2:], b[None, :, 2:])
        shared = core.prod(core.clip(high - low, min=0), axis=-1)
        area = lambda box: (box[:, 2] - box[:, 0]) * (box[:, 3] - box[:, 1])  # noqa: E731
        return shared / (area(a)[:, None] + area(b)[None] - shared + 1e-9)

    corners = lambda n: core.concat([core.rand(n, 2), core.rand(n, 2) + 1], axis=1)  # noqa: E731
    return overlap, [(corners(100), corners(80))]
