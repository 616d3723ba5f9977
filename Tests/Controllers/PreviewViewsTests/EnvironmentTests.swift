// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit
@testable import MullionPreviewViews

private struct TempoTrait: UITraitDefinition {
  static let defaultValue = 60
}

extension UITraitCollection {
  fileprivate var tempo: Int { self[TempoTrait.self] }
}

extension UIMutableTraits {
  fileprivate var tempo: Int {
    get { self[TempoTrait.self] }
    set { self[TempoTrait.self] = newValue }
  }
}

private struct TempoKey: EnvironmentKey {
  static let defaultValue = 60
}

extension TempoKey: UITraitBridgedEnvironmentKey {
  static func read(from traitCollection: UITraitCollection) -> Int { traitCollection.tempo }

  static func write(to mutableTraits: inout any UIMutableTraits, value: Int) {
    mutableTraits.tempo = value
  }
}

private struct NameKey: EnvironmentKey {
  static let defaultValue = "nobody"
}

extension EnvironmentValues {
  fileprivate var tempo: Int {
    get { self[TempoKey.self] }
    set { self[TempoKey.self] = newValue }
  }
  fileprivate var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

/// Tests of the SwiftUI environment around wrapped UIKit views.
@MainActor
struct EnvironmentTests {
  private final class Told {
    var seen: [String] = []
  }

  private struct Wrapped: UIViewRepresentable {
    let told: Told

    func makeUIView(context: Context) -> UIView {
      let values = context.environment
      told.seen.append("\(values.tempo) \(values.name) \(values.colorScheme)")
      return UIView()
    }

    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  private let told = Told()

  private func shown(_ view: some View) throws -> UIView {
    guard case .view(let make)? = view._shown.first?.content else {
      throw CancellationError()
    }
    return make()
  }

  @Test func `a key that is a trait is said by traits, and reaches the view as one`() throws {
    let traits = UITraitCollection { $0.tempo = 90 }
    traits.performAsCurrent { _ = try? shown(Wrapped(told: told)) }
    let view = try shown(Wrapped(told: told).environment(\.tempo, 120))
    expect(told.seen, equals: ["90 nobody light", "120 nobody light"])
    expect(view.traitCollection.tempo, equals: 120)
  }

  @Test func `what is said inside holds`() throws {
    let view = try shown(
      Wrapped(told: told).environment(\.name, "Ada").environment(\.tempo, 50)
        .environment(\.name, "Bo").environment(\.tempo, 70).preferredColorScheme(.dark))
    expect(told.seen, equals: ["50 Ada dark"])
    expect(view.traitCollection.tempo, equals: 50)
    expect(view.traitCollection.userInterfaceStyle, equals: .dark)
  }

  @Test func `text is as large, and read, as the preview says`() throws {
    let view = try shown(
      Wrapped(told: told).environment(\.sizeCategory, .accessibilityLarge)
        .environment(\.layoutDirection, .rightToLeft))
    expect(view.traitCollection.preferredContentSizeCategory, equals: .accessibilityLarge)
    expect(view.traitCollection.layoutDirection, equals: .rightToLeft)
    let other = try shown(Wrapped(told: told).dynamicTypeSize(.xxxLarge))
    expect(other.traitCollection.preferredContentSizeCategory, equals: .extraExtraExtraLarge)
  }
}
