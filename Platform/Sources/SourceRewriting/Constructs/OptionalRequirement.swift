// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `@objc optional` in a protocol of the module's own: refused, for nothing on Linux knows whether a
/// class has a method.
enum OptionalRequirement {
  static func refusal(_ modifier: DeclModifierSyntax) -> String? {
    guard modifier.name.tokenKind == .keyword(.optional) else { return nil }
    return
      "an optional requirement is looked up by Objective-C's runtime, which Linux does not have; "
      + "declare it without 'optional', with a default in an extension of the protocol"
  }
}
