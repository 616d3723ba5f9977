// SPDX-License-Identifier: Apache-2.0

/// The greatest finite single-precision number, named as in C; for counts that stand for infinite repetition.
public var HUGE: Float { .greatestFiniteMagnitude }
