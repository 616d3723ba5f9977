// SPDX-License-Identifier: Apache-2.0

/// Makes the least components of a part of an image.
public protocol CIAreaMinimum: CIAreaReductionFilter {}
