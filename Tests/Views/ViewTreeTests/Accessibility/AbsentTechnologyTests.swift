// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewTree
import Testing

/// Tests of requests for a phone's assistive technologies, which do not exist.
@MainActor
struct AbsentTechnologyTests {
  @Test func `nobody is kept in the application, and nothing has the focus`() {
    var answers: [Bool] = []
    UIAccessibility.requestGuidedAccessSession(enabled: true) { answers.append($0) }
    expect(answers, equals: [false])
    let reader = UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver
    expect(UIAccessibility.focusedElement(using: reader) == nil)
    expect(UIAccessibility.focusedElement(using: .notificationSwitchControl) == nil)
    let names = [
      UIAccessibility.announcementDidFinishNotification,
      UIAccessibility.elementFocusedNotification,
    ]
    expect(Set(names).count, equals: 2)
    expect(
      UIAccessibility.announcementStringValueUserInfoKey
        != UIAccessibility.announcementWasSuccessfulUserInfoKey)
  }

  private final class Tinted: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    override var layer: CAGradientLayer { super.layer as? CAGradientLayer ?? CAGradientLayer() }
  }

  private final class Wheel: UIActivityIndicatorView {
    required init(coder: NSCoder) { super.init(coder: coder) }
    override init(style: UIActivityIndicatorView.Style) { super.init(style: style) }
  }

  @Test func `a view may say of which class its layer is`() {
    let view = Tinted(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.layer.locations = [0, 1]
    expect(view.layer.bounds.width, equals: 4)
    expect(!Wheel(style: .medium).isAnimating)
  }

  @Test func `a format of pictures keeps how many colours it wants`() {
    let format = UIGraphicsImageRendererFormat()
    let range: UIGraphicsImageRendererFormat.Range = format.preferredRange
    expect(range == .automatic && !format.prefersExtendedRange)
    format.prefersExtendedRange = true
    expect(format.preferredRange, equals: .extended)
  }
}
