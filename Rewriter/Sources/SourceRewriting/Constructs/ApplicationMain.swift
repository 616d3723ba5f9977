// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `@UIApplicationMain` and `@NSApplicationMain`: `@main`.
enum ApplicationMain {
  static func edits(_ attribute: AttributeSyntax, in text: SourceText) -> [Edit] {
    guard attribute.name == "UIApplicationMain" || attribute.name == "NSApplicationMain" else {
      return []
    }
    return [text.replace(attribute.range, by: "@main")]
  }
}
