// SPDX-License-Identifier: Apache-2.0

import CairoHost
import CollectionViewTesting
import Foundation
import MullionViewTree
import Testing
import UIKit

/// Snapshot tests of all controls in the light and dark style, right to left and with the largest text: as
/// text drawings in the block font, and as pictures where a rasteriser is linked.
@MainActor
struct ControlGoldenTests {
  enum Look: String, CaseIterable, Sendable {
    case light, dark, mirrored, largest

    /// Whether screens use the fonts of the host, as pictures in pixels do.
    @TaskLocal static var usesFonts = false

    @MainActor
    func device(width: CGFloat = Board.width, height: CGFloat) -> Device {
      var device = Device(size: CGSize(width: width, height: height), scale: 1)
      device.usesFonts = Self.usesFonts
      switch self {
      case .light: break
      case .dark: device.userInterfaceStyle = .dark
      case .mirrored: device.layoutDirection = .rightToLeft
      case .largest:
        device.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      }
      return device
    }
  }

  enum Subject: String, CaseIterable, Sendable {
    case buttons, values, indicators, texts, fields, glass, pictures, drawn, stretched, paging
    case alert, actions, popover, bars, pushed, menu, context, search, groups, sidebar, zoom, drag,
      pointer, palette, find, rename, tip, subtitle

    @MainActor
    func harness(_ look: Look) -> CollectionViewHarness {
      switch self {
      case .buttons: board(ButtonBoard(), look)
      case .values: board(ValueBoard(), look)
      case .indicators: board(IndicatorBoard(), look)
      case .texts: board(TextBoard(), look)
      case .fields: board(FieldBoard(), look)
      case .glass: board(GlassBoard(), look)
      case .pictures: board(PictureBoard(), look)
      case .drawn: board(DrawnBoard(), look)
      case .stretched: board(StretchedBoard(), look)
      case .paging: board(PagingBoard(), look)
      case .alert: shown(AlertBoard(.alert), look)
      case .actions: shown(AlertBoard(.actionSheet), look)
      case .popover: shown(PopoverBoard(), look)
      case .bars: shown(BarBoard(), look)
      case .pushed: pushed(look)
      case .menu: menu(MenuBoard(), look)
      case .context: context(look)
      case .search: shown(SearchBoard(), look)
      case .groups: shown(GroupBoard.shown(), look, width: 680)
      case .sidebar: shown(SidebarBoard(), look, width: 680)
      case .zoom: zoom(look)
      case .drag: drag(look)
      case .pointer: pointer(look)
      case .palette: menu(PaletteBoard(), look)
      case .find: find(look)
      case .rename: rename(look)
      case .tip: tip(look)
      case .subtitle: shown(SubtitleBoard(), look)
      }
    }

    @MainActor
    private func board(
      _ board: @autoclosure () -> Board, _ look: Look
    ) -> CollectionViewHarness {
      let harness = CollectionViewHarness(board(), on: look.device(height: 560))
      harness.layout()
      if let board = harness.viewController as? Board {
        harness.resize(to: CGSize(width: Board.width, height: board.fittingHeight))
      }
      harness.layout()
      return harness
    }

    @MainActor
    private func shown(
      _ controller: @autoclosure () -> UIViewController, _ look: Look,
      width: CGFloat = Board.width
    ) -> CollectionViewHarness {
      let harness = CollectionViewHarness(
        controller(), on: look.device(width: width, height: look == .largest ? 1000 : 560))
      harness.layout()
      harness.advance(by: 0.5)
      return harness
    }

    @MainActor
    private func pushed(_ look: Look) -> CollectionViewHarness {
      shown(pushedBars(), look)
    }

    @MainActor
    private func pushedBars() -> BarBoard {
      let bars = BarBoard()
      bars.loadViewIfNeeded()
      bars.selectedIndex = 1
      return bars
    }

    @MainActor
    private func menu(
      _ board: @autoclosure () -> UIViewController, _ look: Look
    ) -> CollectionViewHarness {
      let harness = shown(UINavigationController(rootViewController: board()), look)
      harness.tap(at: CGPoint(x: look == .mirrored ? 26 : 294, y: 22))
      harness.advance(by: 0.5)
      return harness
    }

    /// Returns a screen with a text view in which a word is searched for.
    @MainActor
    private func find(_ look: Look) -> CollectionViewHarness {
      let harness = shown(FindBoard(), look)
      harness.type("bird")
      harness.advance(by: 0.5)
      return harness
    }

    /// Returns a screen with a title that is edited after a press.
    @MainActor
    private func rename(_ look: Look) -> CollectionViewHarness {
      let harness = shown(UINavigationController(rootViewController: TitleBoard()), look)
      harness.tap(at: CGPoint(x: Board.width / 2, y: 22))
      harness.advance(by: 0.5)
      return harness
    }

    /// Returns a screen with a pointer that rests on a button, so that its tool tip is displayed.
    @MainActor
    private func tip(_ look: Look) -> CollectionViewHarness {
      let harness = shown(UINavigationController(rootViewController: TitleBoard()), look)
      harness.surface.handle(.hover(CGPoint(x: 100, y: 140)))
      harness.advance(by: 2)
      return harness
    }

    /// Returns a screen halfway through a zoom transition.
    @MainActor
    private func zoom(_ look: Look) -> CollectionViewHarness {
      let harness = shown(ZoomBoard.shown(), look)
      harness.tap(at: CGPoint(x: 80, y: 120))
      harness.advance(by: 0.1)
      return harness
    }

    /// Returns a screen with a pointer that moves from one card to another, which is being lifted.
    @MainActor
    private func pointer(_ look: Look) -> CollectionViewHarness {
      let harness = shown(PointerBoard(), look)
      harness.surface.handle(.hover(CGPoint(x: 100, y: 60)))
      harness.advance(by: 0.5)
      harness.surface.handle(.hover(CGPoint(x: 100, y: 150)))
      harness.advance(by: 0.15)
      return harness
    }

    /// Returns a screen with a drag of two cards over a drop target.
    @MainActor
    private func drag(_ look: Look) -> CollectionViewHarness {
      let harness = shown(CarryBoard(), look)
      for (phase, y) in [(PointerEvent.Phase.began, 80.0), (.moved, 90), (.moved, 320)] {
        harness.surface.handle(
          .pointer(PointerEvent(phase: phase, location: CGPoint(x: 100, y: y))))
      }
      harness.advance(by: 0.5)
      return harness
    }

    @MainActor
    private func context(_ look: Look) -> CollectionViewHarness {
      let harness = shown(ContextBoard(), look)
      harness.longPress(at: CGPoint(x: 100, y: 80))
      harness.advance(by: 0.5)
      return harness
    }
  }

  @Test(arguments: Subject.allCases, Look.allCases)
  func `controls stand where their golden says`(subject: Subject, look: Look) throws {
    let harness = subject.harness(look)
    try Golden("Controls/\(subject.rawValue)-\(look.rawValue)", .svg).check(harness)
  }

  /// Runs in a process of its own because the rasteriser changes the text system of the whole process.
  @Test func `controls look as their pictures`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        try Look.$usesFonts.withValue(true) {
          for subject in Subject.allCases {
            for look in Look.allCases {
              // Some screens measure before they are shown.
              guard (try? CairoHost.install()) != nil else { return }
              try Golden("Controls/\(subject.rawValue)-\(look.rawValue)", .png).check(
                subject.harness(look), rows: subject.rows(look))
            }
          }
        }
      }
    }
  }
}
