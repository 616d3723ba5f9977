// SPDX-License-Identifier: Apache-2.0

public import Foundation

// C functions and types for objects that belong to both Foundation and CoreFoundation on Apple's platforms.

/// CoreFoundation's Boolean type.
public typealias CFBoolean = NSNumber
/// CoreFoundation's UUID type.
public typealias CFUUID = NSUUID

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The default allocator, `nil` as on Apple's platforms; functions that take an allocator do not use it here.
public var kCFAllocatorDefault: CFAllocator! { nil }
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The Boolean object for `true`.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The Boolean object for `false`.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

/// Returns the value of a Boolean object.
public func CFBooleanGetValue(_ boolean: CFBoolean) -> Bool { boolean.boolValue }

/// Returns the length of a text in UTF-16 units.
public func CFStringGetLength(_ theString: NSString) -> Int { theString.length }

/// Returns the number of elements of an array.
public func CFArrayGetCount(_ theArray: [Any]) -> Int { theArray.count }

/// Returns the number of entries of a dictionary.
public func CFDictionaryGetCount(_ theDict: NSDictionary) -> Int { theDict.count }

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Returns a new UUID.
public func CFUUIDCreate(_ alloc: CFAllocator!) -> CFUUID! { NSUUID() }

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Returns the string of a UUID, in capital letters.
public func CFUUIDCreateString(_ alloc: CFAllocator!, _ uuid: CFUUID!) -> NSString! {
  uuid.map { NSString(string: $0.uuidString) }
}
