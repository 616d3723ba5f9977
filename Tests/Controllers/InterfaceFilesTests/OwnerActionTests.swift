// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
import UIKit

@Suite("Actions of a nib that its owner has")
@MainActor
struct OwnerActionTests {
  private static let text = """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="HearingViewController"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <button id="b"><state key="normal" title="Call"/><connections>
    <action selector="hear:" destination="-1" eventType="touchUpInside" id="1"/>
    </connections></button>
    """

  @Test func `the file's owner hears them`() throws {
    let owner = HearingViewController()
    let button: UIButton = try #require(Nib.first(Self.text, owner: owner))
    button.sendActions(for: .touchDown)
    expect(owner.heard, equals: 0)
    button.sendActions(for: .touchUpInside)
    expect(owner.heard, equals: 1)
  }

  @Test func `an owner that has no such action is named`() throws {
    let said = try Nib.findings(Self.text, owner: UIViewController())
    expect(said.count, equals: 1, "\(said)")
    expect(said.first?.contains("hear:") ?? false)
  }
}
