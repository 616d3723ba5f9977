// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A list of messages with swipe actions to mark or delete them, and multiple selection.
final class MailViewController: CollectionScreen, UICollectionViewDelegate {
  private lazy var dataSource = makeDataSource()
  private lazy var trashButton = UIBarButtonItem(
    systemItem: .trash, primaryAction: UIAction { [weak self] _ in self?.trashSelected() })
  private var mailbox = Mailbox()

  /// The newest message.
  var first: Message? { mailbox.messages.first }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    navigationItem.rightBarButtonItem = editButtonItem
    view.backgroundColor = .systemBackground
    collectionView.backgroundColor = .systemBackground
    collectionView.delegate = self
    collectionView.dataSource = dataSource
    collectionView.allowsMultipleSelectionDuringEditing = true
    showMessages(animated: false)
    // The first message is shown beside the list.
    collectionView.selectItem(at: [0, 0], animated: false, scrollPosition: [])
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
    navigationItem.leftBarButtonItem = editing ? trashButton : nil
    showCount()
  }

  override func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      self?.trailingActions(at: indexPath)
    }
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      self?.leadingActions(at: indexPath)
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  // MARK: - Messages

  private func showMessages(animated: Bool, changed: Message? = nil) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Message>()
    snapshot.appendSections([0])
    snapshot.appendItems(mailbox.messages)
    if let changed { snapshot.reconfigureItems([changed]) }
    dataSource.apply(snapshot, animatingDifferences: animated)
    contentUnavailableConfiguration = mailbox.messages.isEmpty ? Self.nothing : nil
  }

  /// The configuration of an empty mailbox.
  static var nothing: UIContentUnavailableConfiguration {
    var nothing = UIContentUnavailableConfiguration.empty()
    nothing.image = UIImage(systemName: "tray")
    nothing.text = "No Mail"
    nothing.secondaryText = "What you keep is shown here."
    return nothing
  }

  private func trashSelected() {
    let selected = collectionView.indexPathsForSelectedItems ?? []
    mailbox.remove(Set(selected.compactMap(dataSource.itemIdentifier(for:))))
    showMessages(animated: true)
    setEditing(false, animated: true)
  }

  private func showCount() {
    guard isEditing else {
      title = "Inbox"
      return
    }
    let count = collectionView.indexPathsForSelectedItems?.count ?? 0
    trashButton.isEnabled = count > 0
    title = count > 0 ? "\(count) Selected" : "Inbox"
  }

  // MARK: - Swipe actions

  private func leadingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let message = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let isUnread = mailbox.isUnread(message)
    let mark = UIContextualAction(style: .normal, title: isUnread ? "Read" : "Unread") {
      [weak self] _, _, completion in
      self?.mailbox.toggleUnread(message)
      self?.showMessages(animated: true, changed: message)
      completion(true)
    }
    mark.image = UIImage(systemName: isUnread ? "envelope.open" : "envelope.badge")
    mark.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [mark])
  }

  private func trailingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let message = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let trash = UIContextualAction(style: .destructive, title: "Trash") {
      [weak self] _, _, completion in
      self?.mailbox.remove([message])
      self?.showMessages(animated: true)
      completion(true)
    }
    trash.image = UIImage(systemName: "trash")
    let flag = UIContextualAction(style: .normal, title: "Flag") {
      [weak self] _, _, completion in
      self?.mailbox.toggleFlag(message)
      self?.showMessages(animated: true, changed: message)
      completion(true)
    }
    flag.image = UIImage(systemName: "flag")
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [trash, flag])
  }

  // MARK: - Delegate

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard !isEditing else { return showCount() }
    guard let message = dataSource.itemIdentifier(for: indexPath) else { return }
    showDetailViewController(MessageViewController(message), sender: self)
    guard mailbox.isUnread(message) else { return }
    mailbox.toggleUnread(message)
    showMessages(animated: false, changed: message)
  }

  /// Deselects the selected messages, unless the message is shown beside the list.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard splitViewController?.isCollapsed ?? true else { return }
    for indexPath in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: indexPath, animated: animated)
    }
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    showCount()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    setEditing(true, animated: true)
  }

  // MARK: - Rows

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Message> {
    let row = UICollectionView.CellRegistration<MessageCell, Message> {
      [weak self] cell, _, message in
      guard let mailbox = self?.mailbox else { return }
      cell.show(
        message, isUnread: mailbox.isUnread(message), isFlagged: mailbox.isFlagged(message))
    }
    return UICollectionViewDiffableDataSource<Int, Message>(collectionView: collectionView) {
      collectionView, indexPath, message in
      collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: message)
    }
  }
}
