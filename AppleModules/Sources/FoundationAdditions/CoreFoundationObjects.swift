// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Functions of C's for objects that are Foundation's and CoreFoundation's at once on Apple's platforms.

/// What CoreFoundation's truth values are here.
public typealias CFBoolean = NSNumber
/// What CoreFoundation's identities are here.
public typealias CFUUID = NSUUID

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// True, as an object.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// False, as an object.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

/// Whether a truth value is true.
public func CFBooleanGetValue(_ boolean: CFBoolean) -> Bool { boolean.boolValue }

/// How many UTF-16 units a text has.
public func CFStringGetLength(_ theString: NSString) -> Int { theString.length }

/// How many elements a list has.
public func CFArrayGetCount(_ theArray: [Any]) -> Int { theArray.count }

/// How many entries a table has.
public func CFDictionaryGetCount(_ theDict: NSDictionary) -> Int { theDict.count }

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// A new identity, unlike all others.
public func CFUUIDCreate(_ alloc: CFAllocator!) -> CFUUID! { NSUUID() }

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// An identity as it is written, in capital letters.
public func CFUUIDCreateString(_ alloc: CFAllocator!, _ uuid: CFUUID!) -> NSString! {
  uuid.map { NSString(string: $0.uuidString) }
}
