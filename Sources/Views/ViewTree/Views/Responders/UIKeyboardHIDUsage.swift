// SPDX-License-Identifier: Apache-2.0

/// The keys of keyboards, by the numbers that the standard for such devices gives to their places.
///
/// A key keeps its number whatever letter a person's layout has there.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// Too many keys at once.
  case keyboardErrorRollOver = 0x1
  /// The keyboard did not start.
  case keyboardPOSTFail = 0x2
  /// An error of another kind.
  case keyboardErrorUndefined = 0x3
  /// The key that is A on a keyboard of the United States.
  case keyboardA = 0x4
  /// The key that is B on a keyboard of the United States.
  case keyboardB = 0x5
  /// The key that is C on a keyboard of the United States.
  case keyboardC = 0x6
  /// The key that is D on a keyboard of the United States.
  case keyboardD = 0x7
  /// The key that is E on a keyboard of the United States.
  case keyboardE = 0x8
  /// The key that is F on a keyboard of the United States.
  case keyboardF = 0x9
  /// The key that is G on a keyboard of the United States.
  case keyboardG = 0xa
  /// The key that is H on a keyboard of the United States.
  case keyboardH = 0xb
  /// The key that is I on a keyboard of the United States.
  case keyboardI = 0xc
  /// The key that is J on a keyboard of the United States.
  case keyboardJ = 0xd
  /// The key that is K on a keyboard of the United States.
  case keyboardK = 0xe
  /// The key that is L on a keyboard of the United States.
  case keyboardL = 0xf
  /// The key that is M on a keyboard of the United States.
  case keyboardM = 0x10
  /// The key that is N on a keyboard of the United States.
  case keyboardN = 0x11
  /// The key that is O on a keyboard of the United States.
  case keyboardO = 0x12
  /// The key that is P on a keyboard of the United States.
  case keyboardP = 0x13
  /// The key that is Q on a keyboard of the United States.
  case keyboardQ = 0x14
  /// The key that is R on a keyboard of the United States.
  case keyboardR = 0x15
  /// The key that is S on a keyboard of the United States.
  case keyboardS = 0x16
  /// The key that is T on a keyboard of the United States.
  case keyboardT = 0x17
  /// The key that is U on a keyboard of the United States.
  case keyboardU = 0x18
  /// The key that is V on a keyboard of the United States.
  case keyboardV = 0x19
  /// The key that is W on a keyboard of the United States.
  case keyboardW = 0x1a
  /// The key that is X on a keyboard of the United States.
  case keyboardX = 0x1b
  /// The key that is Y on a keyboard of the United States.
  case keyboardY = 0x1c
  /// The key that is Z on a keyboard of the United States.
  case keyboardZ = 0x1d
  /// 1 in the row of numbers.
  case keyboard1 = 0x1e
  /// 2 in the row of numbers.
  case keyboard2 = 0x1f
  /// 3 in the row of numbers.
  case keyboard3 = 0x20
  /// 4 in the row of numbers.
  case keyboard4 = 0x21
  /// 5 in the row of numbers.
  case keyboard5 = 0x22
  /// 6 in the row of numbers.
  case keyboard6 = 0x23
  /// 7 in the row of numbers.
  case keyboard7 = 0x24
  /// 8 in the row of numbers.
  case keyboard8 = 0x25
  /// 9 in the row of numbers.
  case keyboard9 = 0x26
  /// 0 in the row of numbers.
  case keyboard0 = 0x27
  /// Return.
  case keyboardReturnOrEnter = 0x28
  /// Escape.
  case keyboardEscape = 0x29
  /// Deletes backward.
  case keyboardDeleteOrBackspace = 0x2a
  /// Tab.
  case keyboardTab = 0x2b
  /// The space bar.
  case keyboardSpacebar = 0x2c
  /// `-` and `_`.
  case keyboardHyphen = 0x2d
  /// `=` and `+`.
  case keyboardEqualSign = 0x2e
  /// `[` and `{`.
  case keyboardOpenBracket = 0x2f
  /// `]` and `}`.
  case keyboardCloseBracket = 0x30
  /// `\` and `|`.
  case keyboardBackslash = 0x31
  /// `#` and `~` of other countries.
  case keyboardNonUSPound = 0x32
  /// `;` and `:`.
  case keyboardSemicolon = 0x33
  /// `'` and `"`.
  case keyboardQuote = 0x34
  /// A grave accent and `~`.
  case keyboardGraveAccentAndTilde = 0x35
  /// `,` and `<`.
  case keyboardComma = 0x36
  /// `.` and `>`.
  case keyboardPeriod = 0x37
  /// `/` and `?`.
  case keyboardSlash = 0x38
  /// Locks capital letters.
  case keyboardCapsLock = 0x39
  /// F1.
  case keyboardF1 = 0x3a
  /// F2.
  case keyboardF2 = 0x3b
  /// F3.
  case keyboardF3 = 0x3c
  /// F4.
  case keyboardF4 = 0x3d
  /// F5.
  case keyboardF5 = 0x3e
  /// F6.
  case keyboardF6 = 0x3f
  /// F7.
  case keyboardF7 = 0x40
  /// F8.
  case keyboardF8 = 0x41
  /// F9.
  case keyboardF9 = 0x42
  /// F10.
  case keyboardF10 = 0x43
  /// F11.
  case keyboardF11 = 0x44
  /// F12.
  case keyboardF12 = 0x45
  /// Print Screen.
  case keyboardPrintScreen = 0x46
  /// Scroll Lock.
  case keyboardScrollLock = 0x47
  /// Pause.
  case keyboardPause = 0x48
  /// Insert.
  case keyboardInsert = 0x49
  /// Home.
  case keyboardHome = 0x4a
  /// Page Up.
  case keyboardPageUp = 0x4b
  /// Deletes forward.
  case keyboardDeleteForward = 0x4c
  /// End.
  case keyboardEnd = 0x4d
  /// Page Down.
  case keyboardPageDown = 0x4e
  /// The arrow to the right.
  case keyboardRightArrow = 0x4f
  /// The arrow to the left.
  case keyboardLeftArrow = 0x50
  /// The arrow down.
  case keyboardDownArrow = 0x51
  /// The arrow up.
  case keyboardUpArrow = 0x52
  /// Num Lock of the number pad.
  case keypadNumLock = 0x53
  /// `/` of the number pad.
  case keypadSlash = 0x54
  /// `*` of the number pad.
  case keypadAsterisk = 0x55
  /// `-` of the number pad.
  case keypadHyphen = 0x56
  /// `+` of the number pad.
  case keypadPlus = 0x57
  /// Enter of the number pad.
  case keypadEnter = 0x58
  /// 1 of the number pad.
  case keypad1 = 0x59
  /// 2 of the number pad.
  case keypad2 = 0x5a
  /// 3 of the number pad.
  case keypad3 = 0x5b
  /// 4 of the number pad.
  case keypad4 = 0x5c
  /// 5 of the number pad.
  case keypad5 = 0x5d
  /// 6 of the number pad.
  case keypad6 = 0x5e
  /// 7 of the number pad.
  case keypad7 = 0x5f
  /// 8 of the number pad.
  case keypad8 = 0x60
  /// 9 of the number pad.
  case keypad9 = 0x61
  /// 0 of the number pad.
  case keypad0 = 0x62
  /// `.` of the number pad.
  case keypadPeriod = 0x63
  /// `\` and `|` of other countries, beside the left shift key.
  case keyboardNonUSBackslash = 0x64
  /// The key that opens a menu.
  case keyboardApplication = 0x65
  /// Power.
  case keyboardPower = 0x66
  /// `=` of the number pad.
  case keypadEqualSign = 0x67
  /// F13.
  case keyboardF13 = 0x68
  /// F14.
  case keyboardF14 = 0x69
  /// F15.
  case keyboardF15 = 0x6a
  /// F16.
  case keyboardF16 = 0x6b
  /// F17.
  case keyboardF17 = 0x6c
  /// F18.
  case keyboardF18 = 0x6d
  /// F19.
  case keyboardF19 = 0x6e
  /// F20.
  case keyboardF20 = 0x6f
  /// F21.
  case keyboardF21 = 0x70
  /// F22.
  case keyboardF22 = 0x71
  /// F23.
  case keyboardF23 = 0x72
  /// F24.
  case keyboardF24 = 0x73
  /// Execute.
  case keyboardExecute = 0x74
  /// Help.
  case keyboardHelp = 0x75
  /// Menu.
  case keyboardMenu = 0x76
  /// Select.
  case keyboardSelect = 0x77
  /// Stop.
  case keyboardStop = 0x78
  /// Again.
  case keyboardAgain = 0x79
  /// Undo.
  case keyboardUndo = 0x7a
  /// Cut.
  case keyboardCut = 0x7b
  /// Copy.
  case keyboardCopy = 0x7c
  /// Paste.
  case keyboardPaste = 0x7d
  /// Find.
  case keyboardFind = 0x7e
  /// Mute.
  case keyboardMute = 0x7f
  /// Louder.
  case keyboardVolumeUp = 0x80
  /// Quieter.
  case keyboardVolumeDown = 0x81
  /// Caps Lock that stays down.
  case keyboardLockingCapsLock = 0x82
  /// Num Lock that stays down.
  case keyboardLockingNumLock = 0x83
  /// Scroll Lock that stays down.
  case keyboardLockingScrollLock = 0x84
  /// `,` of the number pad.
  case keypadComma = 0x85
  /// `=` of the number pad of an AS/400.
  case keypadEqualSignAS400 = 0x86
  /// The key of other countries with the number 1.
  case keyboardInternational1 = 0x87
  /// The key of other countries with the number 2.
  case keyboardInternational2 = 0x88
  /// The key of other countries with the number 3.
  case keyboardInternational3 = 0x89
  /// The key of other countries with the number 4.
  case keyboardInternational4 = 0x8a
  /// The key of other countries with the number 5.
  case keyboardInternational5 = 0x8b
  /// The key of other countries with the number 6.
  case keyboardInternational6 = 0x8c
  /// The key of other countries with the number 7.
  case keyboardInternational7 = 0x8d
  /// The key of other countries with the number 8.
  case keyboardInternational8 = 0x8e
  /// The key of other countries with the number 9.
  case keyboardInternational9 = 0x8f
  /// The key of languages with the number 1.
  case keyboardLANG1 = 0x90
  /// The key of languages with the number 2.
  case keyboardLANG2 = 0x91
  /// The key of languages with the number 3.
  case keyboardLANG3 = 0x92
  /// The key of languages with the number 4.
  case keyboardLANG4 = 0x93
  /// The key of languages with the number 5.
  case keyboardLANG5 = 0x94
  /// The key of languages with the number 6.
  case keyboardLANG6 = 0x95
  /// The key of languages with the number 7.
  case keyboardLANG7 = 0x96
  /// The key of languages with the number 8.
  case keyboardLANG8 = 0x97
  /// The key of languages with the number 9.
  case keyboardLANG9 = 0x98
  /// Erases in another way.
  case keyboardAlternateErase = 0x99
  /// SysRq.
  case keyboardSysReqOrAttention = 0x9a
  /// Cancel.
  case keyboardCancel = 0x9b
  /// Clear.
  case keyboardClear = 0x9c
  /// Prior.
  case keyboardPrior = 0x9d
  /// Return beside the usual one.
  case keyboardReturn = 0x9e
  /// Separator.
  case keyboardSeparator = 0x9f
  /// Out.
  case keyboardOut = 0xa0
  /// Oper.
  case keyboardOper = 0xa1
  /// Clear, or again.
  case keyboardClearOrAgain = 0xa2
  /// CrSel, or properties.
  case keyboardCrSelOrProps = 0xa3
  /// ExSel.
  case keyboardExSel = 0xa4
  /// Control at the left.
  case keyboardLeftControl = 0xe0
  /// Shift at the left.
  case keyboardLeftShift = 0xe1
  /// Option or alt at the left.
  case keyboardLeftAlt = 0xe2
  /// Command or super at the left.
  case keyboardLeftGUI = 0xe3
  /// Control at the right.
  case keyboardRightControl = 0xe4
  /// Shift at the right.
  case keyboardRightShift = 0xe5
  /// Option or alt at the right.
  case keyboardRightAlt = 0xe6
  /// Command or super at the right.
  case keyboardRightGUI = 0xe7
  /// Of no key.
  case keyboard_Reserved = 0xFFFF
}

extension UIKeyboardHIDUsage {
  /// Korean letters.
  public static var keyboardHangul: UIKeyboardHIDUsage { .keyboardLANG1 }
  /// Chinese letters in Korean.
  public static var keyboardHanja: UIKeyboardHIDUsage { .keyboardLANG2 }
  /// Japanese syllables.
  public static var keyboardKanaSwitch: UIKeyboardHIDUsage { .keyboardLANG1 }
  /// Latin letters.
  public static var keyboardAlphanumericSwitch: UIKeyboardHIDUsage { .keyboardLANG2 }
  /// Katakana.
  public static var keyboardKatakana: UIKeyboardHIDUsage { .keyboardLANG3 }
  /// Hiragana.
  public static var keyboardHiragana: UIKeyboardHIDUsage { .keyboardLANG4 }
  /// Japanese letters of full and half width.
  public static var keyboardZenkakuHankakuKanji: UIKeyboardHIDUsage { .keyboardLANG5 }
}
