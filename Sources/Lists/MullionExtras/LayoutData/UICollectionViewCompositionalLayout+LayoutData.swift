// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionViews
import MullionCompositionalLayout

extension UICollectionViewCompositionalLayout {
  /// Creates a layout from `json`, in the format of Documentation/LayoutFormat.md.
  ///
  /// A section without a description must have no items.
  ///
  /// - Throws: An error that names the field and the expected value.
  public convenience init(json: Data) throws(LayoutFormatError) {
    self.init(json: try LayoutDescription(json: json))
  }

  convenience init(json description: LayoutDescription) {
    let sections = (0..<description.numberOfSections).map { description.section(at: $0) }
    let other = description.section(at: sections.count)
    self.init(
      sectionProvider: { index, _ in sections.indices.contains(index) ? sections[index] : other },
      configuration: description.configuration)
  }
}
