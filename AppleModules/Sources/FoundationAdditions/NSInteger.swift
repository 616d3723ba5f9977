// SPDX-License-Identifier: Apache-2.0

/// Objective-C's name of the signed integer type.
public typealias NSInteger = Int

/// Objective-C's name of the unsigned integer type.
public typealias NSUInteger = UInt
