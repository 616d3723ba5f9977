// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The Objective-C runtime functions that change classes or look up their methods; each use is reported as an
/// error.
enum RuntimeFunction: Construct {
  static let rows = [
    ConstructRow(
      "functions that change classes at run time",
      becomes: "an error",
      in: "RuntimeFunction")
  ]

  private static let swizzling: Set<String> = [
    "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod",
    "class_addMethod", "class_getInstanceMethod", "class_getClassMethod",
    "imp_implementationWithBlock",
    "objc_allocateClassPair", "object_setClass",
  ]

  static func refusal(_ reference: DeclReferenceExprSyntax) -> String? {
    let name = reference.baseName.text
    guard swizzling.contains(name) else { return nil }
    return "\(name) changes classes through Objective-C's runtime, which Linux does not have; "
      + "override the method in a subclass instead"
  }
}
