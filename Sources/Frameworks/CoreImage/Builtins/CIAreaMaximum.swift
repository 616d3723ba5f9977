// SPDX-License-Identifier: Apache-2.0

/// Makes the greatest components of a part of an image.
public protocol CIAreaMaximum: CIAreaReductionFilter {}
