// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

/// Tests of search bars.
@MainActor
struct SearchBarTests {
  private final class Follower: NSObject, UISearchBarDelegate {
    var log: [String] = []
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      log.append("'\(searchText)'")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
  }

  @Test func `the delegate hears of typing, searching and cancelling`() {
    let stage = Stage()
    let follower = Follower()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.delegate = follower
    stage.root.addSubview(bar)
    stage.surface.frame(at: 0)
    expect(bar.searchTextField.frame, equals: CGRect(x: 8, y: 10, width: 304, height: 36))
    expect(bar.becomeFirstResponder() && bar.isFirstResponder)
    stage.press(.character("a"))
    stage.press(.enter)
    bar.showsCancelButton = true
    stage.surface.frame(at: 1)
    expect(bar.searchTextField.frame.width < 260)
    stage.press(.escape)
    stage.pointer(.began, 300, 28)
    stage.pointer(.ended, 300, 28)
    bar.text = ""
    bar.resignFirstResponder()
    expect(
      follower.log, equals: ["begin", "'a'", "search", "cancel", "cancel", "''", "end"])
    expect(bar.sizeThatFits(CGSize(width: 320, height: 0)), equals: CGSize(width: 320, height: 56))
    expect(bar.text, equals: "")
  }
}
