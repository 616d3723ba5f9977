// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
public import MullionViewControllers
import MullionViewTree

/// A view controller that offers activities for shared items: the app's own, and those of the system.
///
/// It is presented as a popover if there is space for one, otherwise as a sheet.
///
/// Differs from UIKit: the system's activities are copying, mail messages and opening URLs with the desktop's
/// programs; contacts, nearby devices and other apps' activities are not offered.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// A closure called when an activity has ended, or when the user has cancelled.
  ///
  /// `activityType` is `nil` if the user cancelled or the activity has no type; `returnedItems` and
  /// `activityError` are always `nil`.
  public typealias CompletionWithItemsHandler = (
    _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
    _ activityError: (any Error)?
  ) -> Void

  /// The closure called once when the user has finished or cancelled.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// The types of activities that are not offered; `nil` excludes none.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  private let items: [Any]
  private let ownActivities: [UIActivity]
  private let sheet = ActivityListView()
  /// The chosen activity, until it has finished.
  private var chosen: UIActivity?
  /// Whether the controller is being dismissed for the chosen activity.
  private var isLeaving = false
  private var isOver = false
  private let making = ItemMaking()

  /// Creates a controller that shares `activityItems`.
  ///
  /// They are texts, URLs, images, any objects that the activities support, or sources of such items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    ownActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    let sheet = popoverPresentationController?.adaptiveSheetPresentationController
    sheet?.detents = [.medium(), .large()]
  }

  /// Unavailable: the shared items are an argument of the initialiser.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  open override func loadView() { view = sheet }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let shared = placeholders
    sheet.show(SharedItems(items: shared), activities(for: shared)) { [weak self] in
      self?.choose($0)
    }
    preferredContentSize = sheet.sizeThatFits(CGSize(width: 320, height: CGFloat.infinity))
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard !isLeaving, presentedViewController == nil else { return }
    end(nil, completed: false)
  }

  // MARK: Activities

  /// The items, with placeholders for sources.
  private var placeholders: [Any] {
    items.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }
  }

  private func activities(for shared: [Any]) -> [UIActivity] {
    let system = [SystemActivity.Deed.copy, .mail, .open].map { SystemActivity($0) }
    let own = ownActivities
    let ways = own.filter { type(of: $0).activityCategory == .share }
    let deeds = own.filter { type(of: $0).activityCategory == .action }
    return (ways + deeds + system).filter { activity in
      let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) ?? false }
      return !(isExcluded ?? false) && activity.canPerform(withActivityItems: shared)
    }
  }

  // MARK: Performing

  private func choose(_ activity: UIActivity) {
    guard !isLeaving, presentedViewController == nil else { return }
    // Discard the previous choice: its screen was dismissed without calling `activityDidFinish(_:)`.
    chosen?.finish = nil
    chosen = activity
    making.make(items, for: activity.activityType) { [self] in
      // The user may have dismissed the menu, or chosen another activity, meanwhile.
      if !isOver, chosen === activity { share(by: activity) }
    }
  }

  /// Passes the items to the activity and performs it.
  private func share(by activity: UIActivity) {
    let type = activity.activityType
    let taken = items.compactMap { item -> Any? in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
    (activity as? SystemActivity)?.subject =
      items.lazy.compactMap { $0 as? any UIActivityItemSource }.first?
      .activityViewController(self, subjectForActivityType: type) ?? ""
    activity.prepare(withActivityItems: taken)
    activity.finish = { [self] completed in finished(activity, completed) }
    if let shown = activity.activityViewController {
      present(shown, animated: true)
    } else {
      isLeaving = true
      dismiss(animated: true) { activity.perform() }
    }
  }

  /// Handles the end of the chosen activity.
  ///
  /// If the activity presented a view controller and was cancelled, only that is dismissed, and another
  /// activity can be chosen; otherwise the controller is dismissed, and the completion handler is called.
  private func finished(_ activity: UIActivity, _ completed: Bool) {
    let isShown = presentedViewController != nil
    guard isShown else { return end(activity, completed: completed) }
    guard completed else {
      chosen = nil
      return dismiss(animated: true)
    }
    isLeaving = true
    presentingViewController?.dismiss(animated: true) { [self] in end(activity, completed: true) }
  }

  private func end(_ activity: UIActivity?, completed: Bool) {
    guard !isOver else { return }
    isOver = true
    chosen?.finish = nil
    chosen = nil
    completionWithItemsHandler?(activity?.activityType, completed, nil, nil)
  }
}
