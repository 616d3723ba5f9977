// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests of the raw values that interface files, archives and code of other languages use.
@Suite("Numbers of choices around controllers")
struct ChoiceNumberTests {
  @Test func `alerts and what they offer have UIKit's numbers`() {
    expect(
      [UIAlertAction.Style.default, .cancel, .destructive].map(\.rawValue), equals: [0, 1, 2])
    expect([UIAlertController.Style.actionSheet, .alert].map(\.rawValue), equals: [0, 1])
    let orders: [UIContextMenuConfiguration.ElementOrder] = [.automatic, .priority, .fixed]
    expect(orders.map(\.rawValue), equals: [0, 1, 2])
    expect([UIActivity.Category.action, .share].map(\.rawValue), equals: [0, 1])
    expect([UIContextMenuInteractionCommitStyle.dismiss, .pop].map(\.rawValue), equals: [0, 1])
  }

  @Test func `ways to present have UIKit's numbers`() {
    let styles: [UIModalPresentationStyle] = [
      .automatic, .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom,
      .overFullScreen, .overCurrentContext, .popover,
    ]
    expect(styles.map(\.rawValue), equals: Array(-2...7))
    let ways: [UIModalTransitionStyle] = [
      .coverVertical, .flipHorizontal, .crossDissolve, .partialCurl,
    ]
    expect(ways.map(\.rawValue), equals: [0, 1, 2, 3])
  }

  @Test func `bars have UIKit's numbers`() {
    let metrics: [UIBarMetrics] = [.default, .compact, .defaultPrompt, .compactPrompt]
    expect(metrics.map(\.rawValue), equals: [0, 1, 101, 102])
    let places: [UITabBarItemPositioning] = [.automatic, .fill, .centered]
    expect(places.map(\.rawValue), equals: [0, 1, 2])
    let icons: [UIApplicationShortcutIcon.IconType] = [.compose, .search, .update]
    expect(icons.map(\.rawValue), equals: [0, 5, 28])
    expect(
      [UIStatusBarStyle.default, .lightContent, .darkContent].map(\.rawValue), equals: [0, 1, 3])
    expect([UIStatusBarAnimation.none, .fade, .slide].map(\.rawValue), equals: [0, 1, 2])
  }

  @Test func `columns and what is seen of them have UIKit's numbers`() {
    let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .compact]
    expect(columns.map(\.rawValue), equals: [0, 1, 2, 3])
    let modes: [UISplitViewController.DisplayMode] = [
      .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary,
      .twoOverSecondary,
    ]
    expect(modes.map(\.rawValue), equals: Array(0...5))
  }

  @Test func `what scenes can't do has UIKit's numbers`() {
    let codes: [UISceneError.Code] = [
      .multipleScenesNotSupported, .requestDenied, .geometryRequestUnsupported,
      .geometryRequestDenied,
    ]
    expect(codes.map(\.rawValue), equals: [0, 1, 100, 101])
  }

  @Test func `keys are what they are made of, and no two of an application's are one`() {
    expect(UIApplication.LaunchOptionsKey.url.rawValue, equals: "UIApplicationLaunchOptionsURLKey")
    expect(UIApplication.LaunchOptionsKey(rawValue: "own") != .url)
    let opened: Set<UIApplication.OpenURLOptionsKey> = [
      .sourceApplication, .annotation, .openInPlace,
    ]
    expect(opened.count, equals: 3)
    let own = UIApplication.OpenExternalURLOptionsKey(rawValue: "own")
    expect(own.rawValue == "own" && own != .universalLinksOnly)
    expect(UINib.OptionsKey(rawValue: "own") != .externalObjects)
    expect(UINib.OptionsKey(rawValue: "own").rawValue, equals: "own")
  }
}
