// SPDX-License-Identifier: Apache-2.0

/// Makes the mean of a part of an image.
public protocol CIAreaAverage: CIAreaReductionFilter {}
