// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionViews
public import MullionCompositionalLayout
import MullionLayoutCases

/// A compositional layout as data, for screens that a server describes and for files.
///
/// Two descriptions are equal when they describe the same. The format is documented in
/// Documentation/LayoutFormat.md; a field that it does not have is an error.
///
/// ```swift
/// let description = try LayoutDescription(json: data)
/// collectionView.collectionViewLayout = description.makeLayout()
/// ```
public struct LayoutDescription: Hashable, Sendable {
  /// The version of the format that is read and written.
  public static let version = LayoutDocument.version

  private var document: LayoutDocument

  /// The layout in `json`.
  ///
  /// - Throws: An error that names the field and what was expected.
  public init(json: Data) throws(LayoutFormatError) {
    do throws(LayoutCaseError) {
      document = try LayoutDocument(json: json)
    } catch {
      throw LayoutFormatError(error)
    }
  }

  /// The layout whose first sections are `sections`, and all others `sectionForAll`.
  ///
  /// - Parameters:
  ///   - sections: the descriptions of the first sections.
  ///   - sectionForAll: the description of the sections behind them.
  ///   - configuration: what holds for all sections.
  ///   - environment: what custom groups are asked for their items with; without it they are an
  ///     error, because a closure can't be written.
  /// - Throws: An error that names what can't be written.
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

  /// The layout as JSON, fields in alphabetical order.
  ///
  /// - Throws: An error that names a number that JSON can't hold, such as infinity.
  public func json() throws(LayoutFormatError) -> Data {
    do throws(LayoutCaseError) {
      return try document.json()
    } catch {
      throw LayoutFormatError(error)
    }
  }

  /// How many sections have a description of their own.
  public var numberOfSections: Int { document.layout.sections.count }

  /// What holds for all sections.
  @MainActor
  public var configuration: UICollectionViewCompositionalLayoutConfiguration {
    CaseDescriptions().configuration(document.layout)
  }

  /// The description of the section at `index`; `nil` when there is none.
  @MainActor
  public func section(at index: Int) -> NSCollectionLayoutSection? {
    document.layout.section(index).map(CaseDescriptions().section)
  }

  /// A layout whose sections are the described ones.
  ///
  /// A section without a description must have no items.
  @MainActor
  public func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(json: self)
  }
}

extension LayoutDescription: Codable {
  /// Reads a layout from the format's fields.
  public init(from decoder: any Decoder) throws {
    do {
      document = try LayoutDocument(from: decoder)
    } catch let error as LayoutCaseError {
      throw LayoutFormatError(error)
    }
  }

  /// Writes the layout as the format's fields.
  public func encode(to encoder: any Encoder) throws {
    do {
      try document.encode(to: encoder)
    } catch let error as LayoutCaseError {
      throw LayoutFormatError(error)
    }
  }
}
