// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

/// Tests of disabled search bars.
@MainActor
struct SearchBarEnablingTests {
  @Test func `a bar that is switched off takes no words and is not cancelled`() {
    let stage = Stage()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.showsCancelButton = true
    stage.root.addSubview(bar)
    expect(bar.isEnabled)
    bar.isEnabled = false
    expect(!bar.isEnabled && !bar.searchTextField.isEnabled)
    expect(!bar.searchTextField.becomeFirstResponder())
    let buttons = bar.subviews.compactMap { $0 as? UIButton }
    expect(!buttons.isEmpty && buttons.allSatisfy { !$0.isEnabled })
    bar.isEnabled = true
    expect(bar.searchTextField.becomeFirstResponder())
  }
}
