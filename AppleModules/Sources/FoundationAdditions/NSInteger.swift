// SPDX-License-Identifier: Apache-2.0

/// A whole number, by the name that Objective-C has for it.
public typealias NSInteger = Int

/// A whole number that is not below zero, by the name that Objective-C has for it.
public typealias NSUInteger = UInt
