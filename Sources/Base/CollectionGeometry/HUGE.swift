// SPDX-License-Identifier: Apache-2.0

/// The largest number of single precision, as C calls it; for what is to be repeated without end.
public var HUGE: Float { .greatestFiniteMagnitude }
