// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionViews
public import MullionCompositionalLayout
import MullionLayoutCases

/// A compositional layout as data, for screens that a server describes and for files.
///
/// Two descriptions are equal if they describe the same layout. The format is documented in
/// Documentation/LayoutFormat.md; an unknown field is an error.
///
/// ```swift
/// let description = try LayoutDescription(json: data)
/// collectionView.collectionViewLayout = description.makeLayout()
/// ```
public struct LayoutDescription: Hashable, Sendable {
  /// The version of the format.
  public static let version = LayoutDocument.version

  private var document: LayoutDocument

  /// Creates a description from `json`.
  ///
  /// - Throws: An error that names the field and the expected value.
  public init(json: Data) throws(LayoutFormatError) {
    do throws(LayoutCaseError) {
      document = try LayoutDocument(json: json)
    } catch {
      throw LayoutFormatError(error)
    }
  }

  /// Creates a description whose first sections are `sections`, and all others `sectionForAll`.
  ///
  /// - Parameters:
  ///   - sections: The descriptions of the first sections.
  ///   - sectionForAll: The description of the following sections.
  ///   - configuration: The configuration of all sections.
  ///   - environment: The environment in which the items of custom groups are computed. If it is `nil`, a
  ///     custom group is an error, because a closure cannot be encoded.
  /// - Throws: An error that names the part that cannot be encoded.
  @MainActor
  public init(
    sections: [NSCollectionLayoutSection] = [], sectionForAll: NSCollectionLayoutSection? = nil,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init(),
    environment: (any NSCollectionLayoutEnvironment)? = nil
  ) throws(LayoutFormatError) {
    do throws(LayoutCaseError) {
      document = LayoutDocument(
        try LayoutDescriber(environment: environment).layout(
          sections: sections, sectionForAll: sectionForAll, configuration: configuration))
    } catch {
      throw LayoutFormatError(error)
    }
  }

  /// Returns the layout as JSON, with fields in alphabetical order.
  ///
  /// - Throws: An error that names a value that the format cannot represent, such as an infinite number.
  public func json() throws(LayoutFormatError) -> Data {
    do throws(LayoutCaseError) {
      return try document.json()
    } catch {
      throw LayoutFormatError(error)
    }
  }

  /// The number of sections with a description of their own.
  public var numberOfSections: Int { document.layout.sections.count }

  /// The configuration of all sections.
  @MainActor
  public var configuration: UICollectionViewCompositionalLayoutConfiguration {
    CaseDescriptions().configuration(document.layout)
  }

  /// Returns the description of the section at `index`, or `nil` if there is none.
  @MainActor
  public func section(at index: Int) -> NSCollectionLayoutSection? {
    document.layout.section(index).map(CaseDescriptions().section)
  }

  /// Returns a layout with the described sections.
  ///
  /// A section without a description must have no items.
  @MainActor
  public func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(json: self)
  }
}

extension LayoutDescription: Codable {
  /// Decodes a layout from the fields of the format.
  public init(from decoder: any Decoder) throws {
    do {
      document = try LayoutDocument(from: decoder)
    } catch let error as LayoutCaseError {
      throw LayoutFormatError(error)
    }
  }

  /// Encodes the layout as the fields of the format.
  public func encode(to encoder: any Encoder) throws {
    do {
      try document.encode(to: encoder)
    } catch let error as LayoutCaseError {
      throw LayoutFormatError(error)
    }
  }
}
