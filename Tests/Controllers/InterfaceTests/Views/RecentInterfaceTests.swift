// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that UIKit code with recently added declarations compiles.
@MainActor
struct RecentInterfaceTests {
  private final class Contacts: UITableViewController {
    private let collation = UILocalizedIndexedCollation.current()

    override func viewDidLoad() {
      super.viewDidLoad()
      if #available(iOS 26.0, *) {
        navigationItem.subtitle = "3 people"
        navigationItem.largeSubtitle = nil
        navigationItem.rightBarButtonItem?.badge = .count(3)
        tableView.topEdgeEffect.style = .soft
        tableView.bottomEdgeEffect.isHidden = true
      }
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      collation.sectionIndexTitles
    }

    override func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      collation.section(forSectionIndexTitle: index)
    }
  }

  @Test func `a controller uses them`() {
    let contacts = Contacts()
    contacts.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    contacts.loadViewIfNeeded()
    expect(contacts.navigationItem.subtitle, equals: "3 people")
    expect(contacts.navigationItem.rightBarButtonItem?.badge?.stringValue, equals: "3")
    expect(contacts.tableView.topEdgeEffect.style === UIScrollEdgeEffect.Style.soft)
    expect(contacts.tableView.bottomEdgeEffect.isHidden)
    expect(!contacts.tableView.leftEdgeEffect.isHidden)
    expect(contacts.sectionIndexTitles(for: contacts.tableView)?.last, equals: "#")
  }

  @Test func `objects are made, and what they report is read`() {
    let button = UIButton(type: .system)
    expect(button.behavioralStyle, equals: UIBehavioralStyle.pad)
    expect(UIViewPropertyAnimator().duration, equals: 0)
    expect(UITouch().view == nil && UITouch().phase == .began)
    let manager = NSLayoutManager()
    manager.usesFontLeading = false
    expect(!manager.usesFontLeading)
  }

  private final class Turning: UIViewController {
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animateAlongsideTransition(in: view) { _ in }
      coordinator.animate { _ in }
    }
  }
}
