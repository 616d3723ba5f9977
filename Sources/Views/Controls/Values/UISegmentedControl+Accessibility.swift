// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
package import MullionViewTree

extension UISegmentedControl: BuiltInControl {
  /// Describes the segments and the selected one.
  package func describe(_ defaults: inout AccessibilityDefaults) {
    defaults.isElement = false
    defaults.role = .choice
    defaults.traits = .none
    let frames = places
    defaults.parts = (0..<numberOfSegments).map { index in
      let words = titleForSegment(at: index) ?? imageForSegment(at: index)?.accessibilityWords
      let frame = frames.indices.contains(index) ? frames[index] : bounds
      var part = AccessibilityPart(role: .choiceItem, label: words, frame: frame)
      part.states.isSelected = index == selectedSegmentIndex
      part.states.isDisabled = !isEnabled || !isEnabledForSegment(at: index)
      part.position = AccessibilityPosition(index + 1, of: numberOfSegments)
      return part
    }
  }

  /// Selects another enabled segment, performs its action and sends the control events.
  ///
  /// It is `steps` places further among the enabled segments, or the first of them if none of them is
  /// selected.
  package func adjust(by steps: Int) {
    let usable = (0..<numberOfSegments).filter(isEnabledForSegment(at:))
    guard !usable.isEmpty else { return }
    let place = usable.firstIndex(of: selectedSegmentIndex).map { $0 + steps } ?? 0
    guard usable.indices.contains(place), usable[place] != selectedSegmentIndex else { return }
    selectedSegmentIndex = usable[place]
    actionForSegment(at: selectedSegmentIndex)?.perform(for: self)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
