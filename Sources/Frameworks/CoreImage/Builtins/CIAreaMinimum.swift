// SPDX-License-Identifier: Apache-2.0

/// A filter that computes the minimum components of a part of an image.
public protocol CIAreaMinimum: CIAreaReductionFilter {}
