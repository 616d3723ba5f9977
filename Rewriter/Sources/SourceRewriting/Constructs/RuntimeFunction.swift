// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Functions of Objective-C's runtime that change classes: refused where they stand.
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
