// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import MullionInterfaceDocuments
import MullionInterfaceFiles
import UIKit

/// Nibs written in the test itself.
enum Nib {
  /// The text of a nib whose objects are `objects`.
  static func text(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>
    \(objects)
    </objects>
    </document>
    """
  }

  /// A nib whose objects are `objects`.
  @MainActor
  static func of(_ objects: String) -> UINib {
    UINib(data: Data(text(objects).utf8), bundle: nil)
  }

  /// The first object of a nib of `objects`.
  @MainActor
  static func first<Object>(_ objects: String, owner: Any? = nil) -> Object? {
    of(objects).instantiate(withOwner: owner).first as? Object
  }

  /// The findings reported when a nib's objects are created.
  @MainActor
  static func findings(_ objects: String, owner: NSObject? = nil) throws -> [String] {
    let document = try InterfaceDocument(data: Data(text(objects).utf8), name: "Test.xib")
    let file = LoadedFile(document, in: nil)
    file.listener = { _ in }
    _ = LoadedNib(file).makeObjects(owner: owner, others: [:])
    return file.findings.map(\.description)
  }
}
