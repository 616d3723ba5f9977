// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import Contacts

@MainActor struct ContactsTests {
  @Test func `everyone is listed when there are no favourites`() {
    let contacts = ContactsViewController(people: [
      Person(id: 1, name: "Ada"), Person(id: 2, name: "Grace"),
    ])
    contacts.loadViewIfNeeded()
    #expect(contacts.collectionView.numberOfSections == 1)
    #expect(contacts.collectionView.numberOfItems(inSection: 0) == 2)
  }
}
