// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCompositionalLayout
import MullionLayoutCases

extension NSCollectionLayoutSection {
  /// Creates a section from `json`, in the format of Documentation/LayoutFormat.md.
  ///
  /// - Throws: An error that names the field and the expected value.
  public convenience init(json: Data) throws(LayoutFormatError) {
    let description: CaseSection
    do throws(LayoutCaseError) {
      description = try LayoutDocument.section(json: json)
    } catch {
      throw LayoutFormatError(error)
    }
    let descriptions = CaseDescriptions()
    self.init(group: descriptions.group(description.group))
    descriptions.apply(description, to: self)
  }

  /// Returns the section as JSON, with fields in alphabetical order.
  ///
  /// - Parameter environment: The environment in which the items of custom groups are computed. If it is
  ///   `nil`, a custom group is an error, because a closure cannot be encoded.
  /// - Returns: A document that ``init(json:)`` decodes to an equal section.
  /// - Throws: An error that names the part that cannot be encoded: closures, and numbers that JSON cannot
  ///   represent.
  public func json(
    environment: (any NSCollectionLayoutEnvironment)? = nil
  ) throws(LayoutFormatError) -> Data {
    do throws(LayoutCaseError) {
      let section = try LayoutDescriber(environment: environment).section(self)
      return try LayoutDocument.json(of: section)
    } catch {
      throw LayoutFormatError(error)
    }
  }
}
