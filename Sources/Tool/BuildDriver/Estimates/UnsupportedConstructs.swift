// SPDX-License-Identifier: Apache-2.0

/// The constructs of a source that the compiler for unmodified sources refuses.
struct UnsupportedConstructs {
  /// The uses, in order.
  private(set) var uses: [UsedName] = []

  /// Finds the constructs in `tokens` of `file`.
  init(_ file: SourceFile, _ tokens: [SourceToken]) {
    for (index, token) in tokens.enumerated() where token.kind == .word {
      let length = token.end - token.start
      guard length > 10, length < 40 else { continue }
      let name = file.text(token)
      let isCalled =
        index + 1 < tokens.count && file.bytes[tokens[index + 1].start] == UInt8(ascii: "(")
      if isCalled, Self.functions.contains(name) {
        uses.append(UsedName(text: "\(name)()", line: token.line))
      }
      if Self.types.contains(name) { uses.append(UsedName(text: name, line: token.line)) }
    }
  }

  /// The functions that change classes at run time; `RuntimeFunction` of the compiler has the same names.
  private static let functions: Set = [
    "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod",
    "class_addMethod", "class_getInstanceMethod", "class_getClassMethod",
    "imp_implementationWithBlock", "objc_allocateClassPair", "object_setClass",
  ]
  /// The types that show views of SwiftUI in UIKit's.
  private static let types: Set = ["UIHostingController", "UIHostingConfiguration"]
}
