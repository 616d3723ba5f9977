// SPDX-License-Identifier: Apache-2.0

/// A filter that computes the mean colour of a part of an image.
public protocol CIAreaAverage: CIAreaReductionFilter {}
