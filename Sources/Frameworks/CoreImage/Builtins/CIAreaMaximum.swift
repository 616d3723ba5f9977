// SPDX-License-Identifier: Apache-2.0

/// A filter that computes the maximum components of a part of an image.
public protocol CIAreaMaximum: CIAreaReductionFilter {}
