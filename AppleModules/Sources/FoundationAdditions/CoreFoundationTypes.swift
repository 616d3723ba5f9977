// SPDX-License-Identifier: Apache-2.0
// A copy of Sources/Base/CoreGraphics/CoreFoundationNames.swift, written by Scripts/copies.

public import Foundation

// The Core Foundation names of Foundation's classes, where both are the same on Apple's platforms. Values
// that Foundation bridges are converted as there: `data as CFData`, `[key: value] as CFDictionary`.

/// The Core Foundation name of arrays of any objects.
public typealias CFArray = [Any]
/// The Core Foundation name of `NSData`.
public typealias CFData = NSData
/// The Core Foundation name of `NSDictionary`.
public typealias CFDictionary = NSDictionary
/// The Core Foundation name of `NSError`.
public typealias CFError = NSError
/// The Core Foundation name of `NSMutableData`.
public typealias CFMutableData = NSMutableData
/// The Core Foundation name of `NSMutableDictionary`.
public typealias CFMutableDictionary = NSMutableDictionary
/// The Core Foundation name of `NSMutableString`.
public typealias CFMutableString = NSMutableString
/// The Core Foundation name of `NSNumber`.
public typealias CFNumber = NSNumber
/// The Core Foundation name of `NSString`.
public typealias CFString = NSString
/// The Core Foundation name of `NSURL`.
public typealias CFURL = NSURL
/// The Core Foundation name of any object.
public typealias CFTypeRef = AnyObject
