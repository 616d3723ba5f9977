// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import UIKit
import XCTest

@testable import Profile

final class GradedTests: XCTestCase {
  private let ada = Person(
    name: "Ada Lovelace",
    biography: "Writes programs for machines that do not exist yet, and notes on those that do.",
    posts: 12, followers: 12_590, following: 9_999)

  @MainActor private func screen(_ person: Person, _ device: Device = .iPhone15) -> Screen {
    Screen(CollectionViewHarness(ProfileViewController(person: person), on: device))
  }

  @MainActor func testTheAvatarIsRoundAndCentred() throws {
    for device in [Device.iPhone15, .iPhone15.turned, .iPadMini] {
      let screen = screen(ada, device)
      let frame = screen.frame(ofView: "avatar")
      let size = screen.harness.size
      let top = screen.harness.view.safeAreaInsets.top + 24
      XCTAssertTrue(
        frame.isClose(to: CGRect(x: size.width / 2 - 48, y: top, width: 96, height: 96)), "\(frame)"
      )
      let avatar = try XCTUnwrap(screen.view("avatar"))
      XCTAssertEqual(avatar.layer.cornerRadius, 48, accuracy: 0.5)
    }
  }

  @MainActor func testTheNameIsBelowIt() {
    let screen = screen(ada)
    let name = screen.frame(ofText: "Ada Lovelace")
    XCTAssertEqual(name.minY, screen.frame(ofView: "avatar").maxY + 12, accuracy: 1)
    XCTAssertEqual(name.midX, screen.harness.size.width / 2, accuracy: 1)
    XCTAssertEqual(screen.label("Ada Lovelace")?.font, .preferredFont(forTextStyle: .title2))
  }

  @MainActor func testTheCountsAreInThreeColumns() {
    let screen = screen(ada)
    let width = (screen.harness.size.width - 32) / 3
    let pairs = [("12", "posts"), ("12.5k", "followers"), ("9999", "following")]
    for (column, (number, word)) in pairs.enumerated() {
      let (top, bottom) = (screen.frame(ofText: number), screen.frame(ofText: word))
      let middle = 16 + width * (CGFloat(column) + 0.5)
      XCTAssertEqual(top.midX, middle, accuracy: 1, number)
      XCTAssertEqual(bottom.midX, middle, accuracy: 1, word)
      XCTAssertEqual(top.minY, screen.frame(ofText: "Ada Lovelace").maxY + 16, accuracy: 1)
      XCTAssertGreaterThanOrEqual(bottom.minY, top.maxY - 0.5)
      XCTAssertEqual(screen.label(word)?.textColor, .secondaryLabel)
    }
  }

  @MainActor func testLargeNumbersAreShort() {
    let person = Person(
      name: "A", biography: "", posts: 10_000, followers: 10_999, following: 123_456)
    let screen = screen(person)
    for text in ["10k", "10.9k", "123.4k"] { XCTAssertNotNil(screen.label(text), text) }
  }

  @MainActor func testTheBiographyIsWhole() throws {
    let screen = screen(ada)
    let frame = screen.frame(ofText: ada.biography)
    XCTAssertEqual(frame.minX, 16, accuracy: 1)
    XCTAssertEqual(frame.minY, screen.frame(ofText: "posts").maxY + 16, accuracy: 1)
    let label = try XCTUnwrap(screen.label(ada.biography))
    let needed = label.sizeThatFits(CGSize(width: screen.harness.size.width - 32, height: 1000))
    XCTAssertGreaterThanOrEqual(frame.height, needed.height - 0.5)
    XCTAssertEqual(screen.frame(ofView: "follow").minY, frame.maxY + 16, accuracy: 1)
  }

  @MainActor func testWithoutABiographyTheButtonMovesUp() throws {
    let person = Person(name: "Ada", biography: "", posts: 1, followers: 2, following: 3)
    let screen = screen(person)
    let button = screen.frame(ofView: "follow")
    XCTAssertEqual(button.minY, screen.frame(ofText: "posts").maxY + 16, accuracy: 1)
    XCTAssertEqual(button.height, 44, accuracy: 0.5)
    XCTAssertEqual(button.width, screen.harness.size.width - 32, accuracy: 1)
  }

  @MainActor func testTheButtonFollows() throws {
    var count = 0
    let profile = withDevice(.iPhone15) { ProfileViewController(person: ada) }
    profile.onFollow = { count += 1 }
    let harness = CollectionViewHarness(profile, on: .iPhone15)
    try harness.tap("follow")
    XCTAssertEqual(count, 1)
  }
}
