// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCompositionalLayout
import MullionLayoutCases

extension NSCollectionLayoutSection {
  /// A section that `json` describes, in the format of Documentation/LayoutFormat.md.
  ///
  /// - Throws: An error that names the field and what was expected.
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

  /// The section as JSON, fields in alphabetical order.
  ///
  /// - Parameter environment: what custom groups are asked for their items with; without it they
  ///   are an error, because a closure can't be written.
  /// - Returns: A document that ``init(json:)`` reads back equal.
  /// - Throws: An error that names what can't be written: closures, and numbers that JSON can't
  ///   hold.
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
