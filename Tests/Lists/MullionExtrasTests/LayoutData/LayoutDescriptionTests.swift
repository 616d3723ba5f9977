// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionExtras
import Testing
import UIKit

@MainActor
@Suite("Layouts read from data")
struct LayoutDescriptionTests {
  private static let json = Data(
    """
    {
      "version": 1,
      "interSectionSpacing": 16,
      "sections": [
        {
          "orthogonalScrollingBehavior": "groupPaging",
          "orthogonalScrollingProperties": {"decelerationRate": "fast", "bounce": "never"},
          "group": {
            "type": "group", "axis": "horizontal", "factory": "subitems",
            "width": {"fractionalWidth": 0.9}, "height": {"absolute": 200},
            "subitems": [{"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}]
          }
        }
      ],
      "sectionForAll": {
        "contentInsets": {"top": 8, "leading": 16, "bottom": 8, "trailing": 16},
        "group": {
          "type": "group", "axis": "horizontal", "factory": "repeatingSubitem:count", "count": 2,
          "width": {"fractionalWidth": 1}, "height": {"estimated": 60},
          "interItemSpacing": {"fixed": 8},
          "subitems": [{"width": {"fractionalWidth": 0.5}, "height": {"estimated": 60}}]
        }
      }
    }
    """.utf8)

  @Test func `a layout is made of data`() throws {
    let description = try LayoutDescription(json: Self.json)
    expect(description.numberOfSections, equals: 1)
    expect(description.configuration.interSectionSpacing, equals: 16)
    let first = try #require(description.section(at: 0))
    expect(first.orthogonalScrollingBehavior, equals: .groupPaging)
    expect(first.orthogonalScrollingProperties.bounce, equals: .never)
    expect(description.section(at: 7)?.contentInsets.leading, equals: 16)
    let layout = try UICollectionViewCompositionalLayout(json: Self.json)
    expect(layout.configuration, equals: description.makeLayout().configuration)
  }

  @Test func `what is written reads back equal`() throws {
    let description = try LayoutDescription(json: Self.json)
    expect(try LayoutDescription(json: description.json()), equals: description)
    let again = try LayoutDescription(
      sections: [#require(description.section(at: 0))], sectionForAll: description.section(at: 1),
      configuration: description.configuration)
    expect(again, equals: description)
    let coded = try JSONDecoder().decode(
      LayoutDescription.self, from: JSONEncoder().encode(description))
    expect(coded, equals: description)
  }

  @Test func `a section is written and read by itself`() throws {
    let section = try #require(LayoutDescription(json: Self.json).section(at: 0))
    expect(try NSCollectionLayoutSection(json: section.json()), equals: section)
  }

  @Test func `an error names the field`() {
    let broken = String(decoding: Self.json, as: UTF8.self)
      .replacingOccurrences(of: "\"leading\"", with: "\"left\"")
    #expect {
      _ = try LayoutDescription(json: Data(broken.utf8))
    } throws: { error in
      (error as? LayoutFormatError)?.field == "sectionForAll.contentInsets.left"
    }
  }
}
