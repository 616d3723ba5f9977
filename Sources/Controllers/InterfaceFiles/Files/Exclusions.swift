// SPDX-License-Identifier: Apache-2.0

import MullionInterfaceDocuments

/// The views and constraints that a file's default variation excludes.
struct Exclusions {
  private let ids: Set<String>

  init(_ document: InterfaceDocument) {
    var ids: Set<String> = []
    let variations = document.root.all { $0.name == "variation" && $0.key == "default" }
    for mask in variations.flatMap(\.children) where mask.name == "mask" {
      for child in mask.children where child.name == "exclude" {
        if let id = child["reference"] { ids.insert(id) }
      }
    }
    self.ids = ids
  }

  func contains(_ element: InterfaceElement) -> Bool {
    guard !ids.isEmpty, let id = element.id else { return false }
    return ids.contains(id)
  }
}
