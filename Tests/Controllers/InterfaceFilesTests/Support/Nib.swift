// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import MullionInterfaceDocuments
import MullionInterfaceFiles
import UIKit

/// Nibs that tests write as text.
enum Nib {
  /// Returns the text of a nib with `objects`.
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

  /// Returns a nib with `objects`.
  @MainActor
  static func of(_ objects: String) -> UINib {
    UINib(data: Data(text(objects).utf8), bundle: nil)
  }

  /// Returns the first top-level object of a nib with `objects`.
  @MainActor
  static func first<Object>(_ objects: String, owner: Any? = nil) -> Object? {
    of(objects).instantiate(withOwner: owner).first as? Object
  }

  /// Returns the findings that are reported when the objects of a nib are created.
  @MainActor
  static func findings(_ objects: String, owner: NSObject? = nil) throws -> [String] {
    let document = try InterfaceDocument(data: Data(text(objects).utf8), name: "Test.xib")
    let file = LoadedFile(document, in: nil)
    file.listener = { _ in }
    _ = LoadedNib(file).makeObjects(owner: owner, others: [:])
    return file.findings.map(\.description)
  }
}
