// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
import UIKit

@testable import MullionCollectionViews

/// Tests of the classes that are registered for identifiers.
@MainActor
@Suite("RegistrationTable")
struct RegistrationTableTests {
  @Test func `the class registered last makes the views, until it is forgotten`() {
    let table = RegistrationTable()
    table.register(UICollectionViewCell.self, for: .cell("a"))
    table.register(RecorderCell.self, for: .cell("a"))
    table.register(UICollectionReusableView.self, for: .supplementary("a", "a"))
    expect(table.viewClass(for: .cell("a")) == RecorderCell.self)
    expect(table.viewClass(for: .cell("b")) == nil)
    expect(table.viewClass(for: .supplementary("a", "a")) == UICollectionReusableView.self)
    table.register(nil as AnyClass?, for: .cell("a"))
    expect(table.viewClass(for: .cell("a")) == nil && table.maker(for: .cell("a")) == nil)
  }

  @Test func `a maker takes the place of a class, and a class that of a maker`() {
    let table = RegistrationTable()
    table.register(ViewMaker("a nib") { nil }, for: .cell("a"))
    expect(table.maker(for: .cell("a")) != nil)
    expect(table.viewClass(for: .cell("a")) == UICollectionViewCell.self)
    table.register(RecorderCell.self, for: .cell("a"))
    expect(table.maker(for: .cell("a")) == nil)
    expect(table.viewClass(for: .cell("a")) == RecorderCell.self)
  }

  @Test func `a message names what is registered`() {
    expect(ReuseKey.cell("a").words, equals: "cells with the identifier \"a\"")
    expect(
      ReuseKey.supplementary("k", "a").words,
      equals: "supplementary views of kind \"k\" with the identifier \"a\"")
    expect(ReuseKey.decoration("k").words, equals: "decoration views of kind \"k\"")
  }
}
