// SPDX-License-Identifier: Apache-2.0

public import Foundation

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The key of the name of a bundle in its information property list.
public var kCFBundleNameKey: NSString! { "CFBundleName" }
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The key of the identifier of a bundle in its information property list.
public var kCFBundleIdentifierKey: NSString! { "CFBundleIdentifier" }
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The key of the build number of a bundle in its information property list.
public var kCFBundleVersionKey: NSString! { "CFBundleVersion" }
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The key of the name of a bundle's program in its information property list.
public var kCFBundleExecutableKey: NSString! { "CFBundleExecutable" }
