// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
import UIKit

@Suite("Geometry that own classes read from a nib")
@MainActor
struct CoderGeometryTests {
  @Test func `elements are read as what they are`() throws {
    let view: MeasuringView = try #require(
      Nib.first(
        MeasuringView.nib(
          "",
          """
          <rect key="frame" x="1" y="2" width="3" height="4"/><point key="place" x="5" y="6"/>
          <size key="extent" width="7" height="8"/>
          <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
          <inset key="older" minX="2" minY="1" maxX="4" maxY="3"/>
          <directionalEdgeInsets key="directionalLayoutMargins" top="5" leading="6" bottom="7"
            trailing="8"/>
          <offsetWrapper key="shift" horizontal="9" vertical="10"/>
          """)))
    expect(view.area, equals: CGRect(x: 1, y: 2, width: 3, height: 4))
    expect(view.place, equals: CGPoint(x: 5, y: 6))
    expect(view.extent, equals: CGSize(width: 7, height: 8))
    expect(view.inset, equals: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expect(view.olderInset, equals: view.inset)
    expect(
      view.margins, equals: NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8))
    expect(view.shift, equals: UIOffset(horizontal: 9, vertical: 10))
    expect(view.frame, equals: view.area)
  }

  @Test func `texts are read as the geometry that they say`() throws {
    let view: MeasuringView = try #require(
      Nib.first(
        MeasuringView.nib(
          "place=\"{1, 2}\" map=\"[1, 0, 0, 1, 3, 4]\" arrow=\"{5, 6}\" word=\"Plum\"", "")))
    expect(view.place, equals: CGPoint(x: 1, y: 2))
    expect(view.map, equals: CGAffineTransform(translationX: 3, y: 4))
    expect(view.arrow, equals: CGVector(dx: 5, dy: 6))
    expect(view.word, equals: "Plum")
  }

  @Test func `what the file says nothing of is zero, and what is of another class nil`() throws {
    let view: MeasuringView = try #require(
      Nib.first(
        MeasuringView.nib(
          "word=\"x\"", "<color key=\"backgroundColor\" systemColor=\"systemRedColor\"/>")))
    expect(view.place == .zero && view.extent == .zero && view.area == .zero)
    expect(view.inset == .zero && view.margins == .zero && view.shift == .zero)
    expect(view.map == .identity && view.arrow == .zero)
    expect(view.wrong == nil && view.color == .systemRed)
  }
}
