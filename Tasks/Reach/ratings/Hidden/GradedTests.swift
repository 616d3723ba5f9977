// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import UIKit
import XCTest

@testable import Ratings

final class GradedTests: XCTestCase {
  private let films = [
    Film(id: 1, title: "Heat", year: 1995, stars: 4),
    Film(id: 2, title: "Alien", year: 1979, stars: 5, isSaved: true),
    Film(id: 3, title: "New", year: 2024, stars: 0),
    Film(id: 4, title: "Bad", year: 2001, stars: 1),
  ]

  @MainActor private func cell(_ item: Int, _ harness: CollectionViewHarness) throws -> FilmCell {
    try XCTUnwrap(
      harness.collectionView?.cellForItem(at: IndexPath(item: item, section: 0)) as? FilmCell)
  }

  @MainActor private func harness(_ films: [Film]) -> CollectionViewHarness {
    CollectionViewHarness(FilmsViewController(films: films), size: CGSize(width: 390, height: 700))
  }

  @MainActor func testARowIsOneElement() throws {
    let harness = harness(films)
    XCTAssertEqual(
      harness.accessibilityLabels.filter { $0.contains("Heat") || $0.contains("1995") },
      ["Heat, 1995"])
    XCTAssertEqual(harness.accessibilityElementsWithoutName, [])
    let spoken = harness.spokenText()
    XCTAssertFalse(spoken.lowercased().contains("bookmark"), spoken)
    XCTAssertEqual(spoken.components(separatedBy: "Heat").count, 2, spoken)
  }

  @MainActor func testLabelsAndValues() throws {
    let harness = harness(films)
    let values = ["4 of 5 stars", "5 of 5 stars, saved", "Not rated", "1 of 5 stars"]
    for (item, value) in values.enumerated() {
      let cell = try cell(item, harness)
      XCTAssertTrue(cell.isAccessibilityElement)
      XCTAssertEqual(cell.accessibilityLabel, "\(films[item].title), \(films[item].year)")
      XCTAssertEqual(cell.accessibilityValue, value)
      XCTAssertFalse(cell.accessibilityTraits.contains(.button))
    }
  }

  @MainActor func testTheActionSaves() throws {
    let harness = harness(films)
    let films = try XCTUnwrap(harness.viewController as? FilmsViewController)
    let cell = try cell(0, harness)
    XCTAssertEqual(cell.accessibilityCustomActions?.map(\.name), ["Save"])
    XCTAssertTrue(harness.useAccessibilityElement("Heat, 1995", action: "Save"))
    XCTAssertTrue(films.films[0].isSaved)
    XCTAssertEqual(cell.accessibilityValue, "4 of 5 stars, saved")
    XCTAssertEqual(cell.accessibilityCustomActions?.map(\.name), ["Remove from saved"])
    XCTAssertTrue(harness.useAccessibilityElement("Heat, 1995", action: "Remove from saved"))
    XCTAssertFalse(films.films[0].isSaved)
    XCTAssertEqual(cell.accessibilityCustomActions?.map(\.name), ["Save"])
  }

  @MainActor func testTheButtonStillWorks() throws {
    let harness = harness(films)
    let films = try XCTUnwrap(harness.viewController as? FilmsViewController)
    let frame = Screen(harness).frame(of: try cell(2, harness).saveButton)
    XCTAssertTrue(harness.tap(at: CGPoint(x: frame.midX, y: frame.midY)))
    XCTAssertTrue(films.films[2].isSaved)
    XCTAssertEqual(try cell(2, harness).accessibilityValue, "Not rated, saved")
  }

  @MainActor func testReusedRowsAreRight() throws {
    let many = (0..<80).map {
      Film(id: $0, title: "Film \($0)", year: 1940 + $0, stars: $0 % 6, isSaved: $0 % 7 == 0)
    }
    let harness = harness(many)
    for offset in [2000.0, 5000, 3000] { harness.scrollCollectionView(to: offset) }
    for path in harness.collectionView?.indexPathsForVisibleItems ?? [] {
      let (film, cell) = (many[path.item], try cell(path.item, harness))
      XCTAssertEqual(cell.accessibilityLabel, "\(film.title), \(film.year)")
      XCTAssertEqual(cell.accessibilityValue?.hasSuffix(", saved"), film.isSaved)
      XCTAssertEqual(
        cell.accessibilityCustomActions?.map(\.name), [film.isSaved ? "Remove from saved" : "Save"])
    }
  }
}
