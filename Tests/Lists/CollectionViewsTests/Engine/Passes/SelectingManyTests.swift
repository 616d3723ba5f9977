// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
import UIKit

@testable import MullionCollectionViews

/// Tests of gestures that select multiple items (`SelectionPass+Many`).
@MainActor
@Suite("SelectionPass, many items")
struct SelectingManyTests {
  @Test func `the delegate is asked, told, and told of the end`() {
    let (stage, delegate) = (Stage(Layouts.grid(), counts: [9]), ManyKeeper())
    stage.view.delegate = delegate
    stage.frame()
    let pass = SelectionPass(engine: stage.view.engine)
    delegate.isWanted = false
    expect(!pass.beginMany(at: [0, 1]) && delegate.heard == ["should 1"])
    delegate.isWanted = true
    expect(pass.beginMany(at: [0, 2]))
    pass.endMany()
    expect(delegate.heard, equals: ["should 1", "should 2", "did 2", "end"])
  }

  @Test func `a delegate that agrees has to let many be selected`() {
    let (stage, delegate) = (Stage(Layouts.grid(), counts: [9]), ManyKeeper())
    stage.view.delegate = delegate
    delegate.isFollowed = false
    expect(!SelectionPass(engine: stage.view.engine).beginMany(at: [0, 1]))
    expect(delegate.heard, equals: ["should 1", "did 1"])
  }

  @Test func `where many can be selected the delegate need not be asked`() {
    let (stage, delegate) = (Stage(Layouts.grid(), counts: [9]), ManyKeeper())
    let pass = SelectionPass(engine: stage.view.engine)
    expect(!pass.mayBeginMany(at: [0, 0]))
    stage.view.delegate = delegate
    stage.view.allowsMultipleSelection = true
    expect(pass.mayBeginMany(at: [0, 0]) && delegate.heard.isEmpty)
    delegate.isWanted = false
    expect(!pass.mayBeginMany(at: [0, 0], asksAlways: true) && delegate.heard == ["should 0"])
  }
}
