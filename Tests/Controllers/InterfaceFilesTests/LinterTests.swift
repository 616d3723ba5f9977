// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionInterfaceFiles
import Testing
import UIKit

@Suite("Mistakes in interface files", .serialized)
@MainActor
struct LinterTests {
  /// Returns the codes of the findings in a file with `text`, each with its line.
  private func codes(_ text: String, _ ending: String = "xib") throws -> [String] {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("mullion-\(UUID().uuidString).\(ending)")
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let size = CGSize(width: 390, height: 844)
    return InterfaceLinter(url, size: size).findings().map { finding in
      let line = finding.path.components(separatedBy: ":").dropFirst().first ?? "?"
      return "\(finding.code) \(line)"
    }
  }

  @Test func `a file without mistakes has no findings`() throws {
    let url = try #require(Bundle.module.resourceURL).appendingPathComponent("PosterView.xib")
    expect(InterfaceLinter(url, size: CGSize(width: 390, height: 844)).findings().isEmpty)
  }

  @Test func `a cell that was measured is not open for that`() {
    let folder = URL(fileURLWithPath: #filePath + "/../../../../Examples/Trips").standardizedFileURL
    let file = folder.appendingPathComponent("Trips/Base.lproj/Main.storyboard")
    let linter = InterfaceLinter(
      file, size: CGSize(width: 390, height: 844), project: ProjectFiles(folder))
    expect(linter.findings().map(\.code), equals: [])
  }

  @Test func `a file that can't be read is one finding`() throws {
    expect(try codes("<document><oops></document>"), equals: ["IF001 1"])
  }

  @Test func `connections to what is not there, and doubled ones, are found`() throws {
    let found = try codes(
      Nib.text(
        """
        <view id="v"><connections>
        <outlet property="a" destination="gone" id="1"/>
        <outlet property="b" destination="w" id="2"/>
        <outlet property="b" destination="v" id="3"/>
        </connections></view>
        <view id="w"/><view id="w"/>
        """))
    expect(found, equals: ["IF004 9", "IF002 5", "IF003 7"])
  }

  @Test func `constraints that clash, and places left open, are found by the solver`() throws {
    let found = try codes(
      Nib.text(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
        <view id="a" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
          <constraint firstAttribute="width" constant="10" id="1"/>
          <constraint firstAttribute="width" constant="20" id="2"/>
          <constraint firstAttribute="height" constant="20" id="3"/>
        </constraints></view>
        </subviews><constraints>
          <constraint firstItem="a" firstAttribute="leading" secondItem="v"
            secondAttribute="leading" id="4"/>
        </constraints></view>
        """))
    expect(found.contains { $0.hasPrefix("IF020") }, "\(found)")
    expect(found.contains("IF021 5"), "\(found)")
  }

  @Test func `texts of fixed size and colour, and pictures without a name, are found`() throws {
    let found = try codes(
      Nib.text(
        """
        <label text="x" id="l"><fontDescription key="fontDescription" type="system" pointSize="9"/>
        <color key="textColor" white="0" alpha="1" colorSpace="calibratedWhite"/></label>
        <button id="b"><state key="normal" image="star" catalog="system"/></button>
        <button id="c"><state key="normal" image="star" catalog="system"/>
        <accessibility key="accessibilityConfiguration" label="Star"/></button>
        """))
    expect(found, equals: ["IF030 4", "IF032 4", "IF031 6"])
  }

  @Test func `scenes that can't be asked for are found`() throws {
    let found = try codes(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
      <scene sceneID="1"><objects><viewController storyboardIdentifier="A" id="a"><connections>
      <segue kind="show" destination="b" id="s"/></connections></viewController></objects></scene>
      <scene sceneID="2"><objects><tableViewController storyboardIdentifier="A" id="b">
      <tableView key="view" id="t"><prototypes>
      <tableViewCell id="c1"/><tableViewCell reuseIdentifier="x" id="c2"/>
      <tableViewCell reuseIdentifier="x" id="c3"/>
      </prototypes></tableView></tableViewController></objects></scene>
      </scenes></document>
      """, "storyboard")
    expect(Set(found).isSuperset(of: ["IF006 1", "IF007 4", "IF010 3", "IF008 6", "IF009 7"]))
  }

  @Test func `scenes that nothing leads to, and places that constraints contradict, are found`()
    throws
  {
    let found = try codes(
      Board.text(
        """
        <viewController id="a"><view key="view" id="v"><subviews>
        <view id="w" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="90" height="20"/><constraints>
        <constraint firstAttribute="width" constant="80" id="1"/>
        <constraint firstAttribute="height" constant="20" id="2"/></constraints></view>
        </subviews><constraints>
        <constraint firstItem="w" firstAttribute="top" secondItem="v" secondAttribute="top" id="3"/>
        <constraint firstItem="w" firstAttribute="leading" secondItem="v" secondAttribute="leading"
          id="4"/></constraints></view></viewController>
        """, "<viewController id=\"b\"/>", first: "a"), "storyboard")
    expect(found, equals: ["IF011 15", "IF022 5"])
  }

  @Test func `fields without a name, and grounds that stay white, are found`() throws {
    let found = try codes(
      Nib.text(
        """
        <textField id="a"/><textField placeholder="Name" id="b"/>
        <view id="c"><color key="backgroundColor" white="1" alpha="1"/></view>
        <view id="d"><color key="backgroundColor" white="0" alpha="0"/></view>
        """))
    expect(found, equals: ["IF031 4", "IF032 5"])
  }
}
