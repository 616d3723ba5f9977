// SPDX-License-Identifier: Apache-2.0

public import Foundation

// The names that functions of C have for Foundation's classes, where both are the same on Apple's platforms.
// What Foundation bridges is handed over as there: `data as CFData`, `[key: value] as CFDictionary`.

/// What CoreFoundation's arrays are here: any objects.
public typealias CFArray = [Any]
/// What CoreFoundation's bytes are here.
public typealias CFData = NSData
/// What CoreFoundation's dictionaries are here.
public typealias CFDictionary = NSDictionary
/// What CoreFoundation's bytes that change are here.
public typealias CFMutableData = NSMutableData
/// What CoreFoundation's tables that change are here.
public typealias CFMutableDictionary = NSMutableDictionary
/// What CoreFoundation's texts that change are here.
public typealias CFMutableString = NSMutableString
/// What CoreFoundation's numbers are here.
public typealias CFNumber = NSNumber
/// What CoreFoundation's texts are here.
public typealias CFString = NSString
/// What CoreFoundation's addresses are here.
public typealias CFURL = NSURL
