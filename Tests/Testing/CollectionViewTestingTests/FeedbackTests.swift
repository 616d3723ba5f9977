// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

/// Tests of haptic feedback requests.
@MainActor
@Suite("Feedback")
struct FeedbackTests {
  private final class Shaking: UIViewController {
    var shake: () -> Void = {}
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      shake()
    }
  }

  private func noted(_ shake: @escaping () -> Void) -> [String] {
    let screen = Shaking()
    screen.shake = shake
    return CollectionViewHarness(screen, on: .iPhone15).feedback
  }

  @Test func `a collision is noted with its style, its force and once`() {
    let styles: [UIImpactFeedbackGenerator.FeedbackStyle] = [
      .light, .medium, .heavy, .soft, .rigid,
    ]
    let notes = noted {
      for style in styles { UIImpactFeedbackGenerator(style: style).impactOccurred() }
      UIImpactFeedbackGenerator().impactOccurred(intensity: 0.5)
      UIImpactFeedbackGenerator(style: .soft, view: UIView()).impactOccurred(at: .zero)
    }
    expect(
      notes,
      equals: [
        "impact light", "impact medium", "impact heavy", "impact soft", "impact rigid",
        "impact medium 0.5", "impact soft",
      ])
    expect(styles.map(\.rawValue), equals: Array(0...4))
  }

  @Test func `what came of something is noted`() {
    let types: [UINotificationFeedbackGenerator.FeedbackType] = [.success, .warning, .error]
    let notes = noted {
      let generator = UINotificationFeedbackGenerator()
      for type in types { generator.notificationOccurred(type) }
    }
    expect(notes, equals: ["notification success", "notification warning", "notification error"])
    expect(types.map(\.rawValue), equals: [0, 1, 2])
  }

  @Test func `being prepared is nothing that shakes`() {
    let notes = noted {
      let generators: [UIFeedbackGenerator] = [
        UIImpactFeedbackGenerator(), UISelectionFeedbackGenerator(),
        UINotificationFeedbackGenerator(),
      ]
      generators.forEach { $0.prepare() }
      (generators[1] as? UISelectionFeedbackGenerator)?.selectionChanged()
    }
    expect(notes, equals: ["selection"])
  }
}
