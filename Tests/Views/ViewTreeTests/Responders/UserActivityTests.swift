// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewTree
import Testing

/// Tests of the user activities of responders.
@MainActor
struct UserActivityTests {
  private final class Page: UIResponder {
    var page = 1
    override func updateUserActivityState(_ activity: NSUserActivity) {
      super.updateUserActivityState(activity)
      activity.addUserInfoEntries(from: ["page": page])
    }
  }

  private final class Saver: NSObject, NSUserActivityDelegate {
    var pages: [Int?] = []
    func userActivityWillSave(_ userActivity: NSUserActivity) {
      pages.append(userActivity.userInfo?["page"] as? Int)
    }
  }

  private let activity = NSUserActivity(activityType: "org.example.reading")

  /// Waits until the main queue has performed its pending work.
  private func turn() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  @Test func `an activity that needs to be saved asks its responder, then tells the delegate`()
    async
  {
    let (page, saver) = (Page(), Saver())
    page.userActivity = activity
    activity.delegate = saver
    page.page = 7
    activity.needsSave = true
    expect(activity.userInfo == nil && saver.pages.isEmpty)
    await turn()
    expect(activity.userInfo?["page"] as? Int, equals: 7)
    expect(saver.pages == [7] && !activity.needsSave)
  }

  @Test func `responders share an activity; who has it no longer is not asked`() async {
    let (first, second, gone) = (Page(), Page(), Page())
    for page in [first, second, gone] { page.userActivity = activity }
    second.page = 2
    gone.page = 3
    gone.userActivity = nil
    activity.needsSave = true
    activity.needsSave = true
    await turn()
    expect(activity.userInfo?["page"] as? Int, equals: 2)
    second.userActivity = NSUserActivity(activityType: "org.example.other")
    activity.needsSave = true
    await turn()
    expect(activity.userInfo?["page"] as? Int, equals: 1)
  }

  @Test func `what was saved in the meantime is not saved again`() async {
    let page = Page()
    page.userActivity = activity
    activity.needsSave = true
    activity.needsSave = false
    await turn()
    expect(activity.userInfo == nil)
  }

  @Test func `a responder restores nothing by itself`() {
    let page = Page()
    page.restoreUserActivityState(activity)
    expect(page.userActivity == nil)
  }
}
